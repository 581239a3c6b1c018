import { useState } from 'react';
import { useLoaded } from '../../../../kernel/use-loaded.ts';
import { type Ended, type Joined, openInvitation } from '../joining.ts';
import { HeadingFocus } from '../parts/heading-focus.tsx';
import { JoinView } from '../parts/join-view.tsx';
import { JoinedView } from '../parts/joined-view.tsx';
import { LandingView } from '../parts/landing-view.tsx';
import { OpenedView } from '../parts/opened-view.tsx';

/** RTE-03: the landing page until the button was pressed, then the form, then the result. */
export function RegisterPage() {
  const loaded = useLoaded('current', () => openInvitation());
  const [joined, setJoined] = useState<Joined>();
  const [ended, setEnded] = useState<Ended>();
  if (ended) {
    return (
      <HeadingFocus>
        <OpenedView loaded={{ ...loaded, data: ended }}>{() => null}</OpenedView>
      </HeadingFocus>
    );
  }
  return (
    <OpenedView loaded={loaded}>
      {({ invitation, platform }) => {
        if (joined) return <JoinedView joined={joined} invitation={invitation} platform={platform} />;
        if (invitation.isBegun) {
          return <JoinView invitation={invitation} platform={platform} onJoined={setJoined} onEnded={setEnded} />;
        }
        return <LandingView invitation={invitation} onBegun={loaded.reload} />;
      }}
    </OpenedView>
  );
}
