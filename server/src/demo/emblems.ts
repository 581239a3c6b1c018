import { createEmblem, grantEmblem, listEmblems } from '@madang/contract/people/emblems/routes.ts';
import type { EmblemInput } from '@madang/contract/people/emblems/rules.ts';
import sharp from 'sharp';
import type { PersonKey } from '../kernel/session/person-key.ts';
import type { DemoCaller } from './caller.ts';
import { demoEmblems } from './data/emblems.ts';

const side = 256;

/** Draws a round badge as PNG in base64. */
async function draw({ colours: [light, dark], path }: (typeof demoEmblems)[number]): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 24 24">
    <defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient></defs>
    <circle cx="12" cy="12" r="11.5" fill="url(#g)"/><path d="${path}" fill="#fff" fill-rule="evenodd"/></svg>`;
  return (await sharp(Buffer.from(svg)).png().toBuffer()).toString('base64');
}

/** Adds an emblem; undefined where a slow machine drew no picture in time, which ends no demo. */
async function add(administrator: DemoCaller, body: EmblemInput): Promise<string | undefined> {
  return (await administrator.call(createEmblem, { body, accepts: ['SERVER_BUSY'] }))?.emblemId;
}

/** Adds the emblems of the demo, and gives them to some of its people in service; none a second time. */
export async function fillEmblems(administrator: DemoCaller, people: readonly PersonKey[]): Promise<void> {
  const { items } = await administrator.expect(listEmblems);
  const standing = new Map(items.map(({ emblemName, emblemId }) => [emblemName, emblemId]));
  for (const emblem of demoEmblems) {
    const { emblemName, englishEmblemName, emblemDescription, englishEmblemDescription } = emblem;
    const words = { emblemName, englishEmblemName, emblemDescription, englishEmblemDescription };
    const emblemId = standing.get(emblemName) ?? (await add(administrator, { ...words, image: await draw(emblem) }));
    if (emblemId === undefined) continue;
    for (const place of emblem.holders) {
      const personId = people[place]?.personId;
      if (personId === undefined) continue;
      const accepts = ['EMBLEM_HELD'];
      await administrator.call(grantEmblem, { params: { personId }, body: { emblemId }, accepts });
    }
  }
}
