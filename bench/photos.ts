import { logIn } from '@madang/contract/access/accounts/sign-in-routes.ts';
import { imagePixels } from '@madang/contract/kernel/fields/picture-limits.ts';
import { setOwnPhoto } from '@madang/contract/people/people/photo-routes.ts';
import sharp from 'sharp';
import { compare, interleave } from './kernel/compare.ts';
import { p95, type Figure } from './kernel/figures.ts';
import { addPasswords, addPerson, openSessionsOfOneCompany } from './kernel/people.ts';
import { timesAtPace } from './kernel/probe.ts';
import type { Stage } from './kernel/stage.ts';

const rounds = 3;
/** About as long as the pictures of a round are drawn. */
const pace = { perSecond: 6, seconds: 7 };
/** Enough that no sign-in waits for the tries of its own person. */
const peopleWhoSignIn = 20;
/** Photos of one round; in all rounds together, each person sends fewer than the limit of an hour. */
const photosAtOnce = 30;
/** Milliseconds after which a proxy gives up on an answer (deploy/haproxy.cfg). */
const proxyWaitsMs = 15_000;
const json = { 'content-type': 'application/json', 'x-madang': '1' };

interface Round {
  readonly p95Ms: number;
  readonly answers: readonly Answer[];
}

type Answer = 'drawn' | 'no room' | 'other' | 'none';

/** Sign-ins of one company while another one's people send large photos at once, against the same sign-ins alone. */
export async function measurePhotos(stage: Stage): Promise<Figure[]> {
  const { companyCode } = await addPerson(stage);
  const people = await addPasswords(stage, companyCode, peopleWhoSignIn);
  const senders = await openSessionsOfOneCompany(stage, photosAtOnce);
  const photo = JSON.stringify({ photo: await largestPhoto() });
  await stage.vacuum();
  const signIns = async () =>
    p95(
      await timesAtPace(pace, (turn) => ({
        url: `${stage.productUrl}${logIn.path}`,
        method: 'POST',
        headers: json,
        body: JSON.stringify(people[turn % people.length]),
      })),
    );
  const send = () =>
    Promise.all(senders.map((secret) => sendPhoto(`${stage.productUrl}${setOwnPhoto.path}`, secret, photo)));
  const seen = await interleave<Round>({
    rounds,
    floor: async () => ({ p95Ms: await signIns(), answers: [] }),
    product: async () => {
      const [p95Ms, answers] = await Promise.all([signIns(), send()]);
      return { p95Ms, answers };
    },
  });
  const beside = `${photosAtOnce} photos of ${imagePixels / 1_000_000} million points`;
  const answers = seen.product.flatMap((round) => round.answers);
  return [
    compare(`sign-ins beside ${beside} at once, p95`, seen, {
      of: ({ p95Ms }) => p95Ms,
      unit: 'ms',
      bound: { max: 2 },
    }),
    answered(`${beside} at once, in ${rounds} rounds, that end in 200 or in 503 with a time`, answers),
  ];
}

function answered(name: string, answers: readonly Answer[]): Figure {
  const count = (...kinds: readonly Answer[]) => answers.filter((answer) => kinds.includes(answer)).length;
  const good = count('drawn', 'no room');
  const product = `${good} of ${answers.length}, ${count('drawn')} of them drawn`;
  return { name, product, value: good / answers.length, bound: { min: 1 } };
}

async function sendPhoto(url: string, secret: string, body: string): Promise<Answer> {
  const headers = { ...json, cookie: `sid=${secret}` };
  const signal = AbortSignal.timeout(proxyWaitsMs);
  const answer = await fetch(url, { method: setOwnPhoto.method, headers, body, signal }).catch(() => undefined);
  if (!answer) return 'none';
  await answer.arrayBuffer();
  if (answer.status === 200) return 'drawn';
  return answer.status === 503 && answer.headers.has('retry-after') ? 'no room' : 'other';
}

/** The kind that takes longest to draw: as many points as are taken, of 16 bits for each colour. */
async function largestPhoto(): Promise<string> {
  const height = 3_000;
  const create = { width: imagePixels / height, height, channels: 3, background: '#3f8f7f' } as const;
  const photo = await sharp({ create }).toColourspace('rgb16').png().toBuffer();
  return photo.toString('base64');
}
