import { factorAddress, signInAddress, setUpAddress } from '@madang/contract/kernel/addresses.ts';
import { readFactorStep } from '@madang/contract/access/mfa/routes.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { call } from '../call.ts';
import { askSession, homeOfSession, namesIn, type Session } from '../session.ts';
import { useLoaded } from '../use-loaded.ts';
import { useLanguage } from '../use-texts.ts';
import { useStandingTexts } from './texts.ts';

/** Progress of the new account's sign-in: `session` once the person is signed in, and the address where they continue. */
export interface Entrance {
  readonly session?: Session;
  readonly next: string;
}

const signInFirst: Entrance = { next: signInAddress };

/** The session of the account, else the step that its sign-in waits for, else the sign-in. It never fails. */
async function askEntrance(loginId: string): Promise<Entrance> {
  try {
    const session = await askSession();
    // Another person's, who was signed in here already: they made this account for a second time.
    if (session.loginId !== loginId) return signInFirst;
    return { session, next: homeOfSession(session) };
  } catch {
    try {
      return { next: (await call(readFactorStep)).waiting ? factorAddress : signInAddress };
    } catch {
      return signInFirst;
    }
  }
}

/** Undefined until it is known; nothing is asked for an account that is not there yet. */
export function useEntrance(loginId: string | undefined): Entrance | undefined {
  const ask = async () => (loginId === undefined ? signInFirst : askEntrance(loginId));
  return useLoaded(loginId ?? '', ask).data;
}

/** Shows the signed-in person, if there is one; otherwise `otherwise`. */
export function EntranceNote({ entrance, otherwise }: { readonly entrance?: Entrance; readonly otherwise: string }) {
  const t = useStandingTexts();
  const language = useLanguage();
  if (!entrance) return null;
  const { session } = entrance;
  return <span>{session ? t('entrance.loggedIn', { name: namesIn(session, language).person }) : otherwise}</span>;
}

/** Leads on from a new account: to the set-up, the portal, the second factor or the sign-in. */
export function EntranceButton({
  entrance,
  block = false,
}: {
  readonly entrance?: Entrance;
  readonly block?: boolean;
}) {
  const t = useStandingTexts();
  if (!entrance) {
    return (
      <Button variant="primary" block={block} busy>
        {t('entrance.goOn')}
      </Button>
    );
  }
  return (
    <LinkButton variant="primary" block={block} href={entrance.next}>
      {t(`entrance.${labelOf(entrance)}`)}
    </LinkButton>
  );
}

function labelOf({ session, next }: Entrance) {
  if (!session) return next === factorAddress ? 'goOn' : 'logIn';
  return next === setUpAddress ? 'setUp' : 'portal';
}
