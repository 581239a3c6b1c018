import { invitationRegisterPath, linkCodeOf } from '@madang/contract/joining/invitations/pages.ts';
import type { PageProps } from '../../../../kernel/feature.ts';
import { useLoaded } from '../../../../kernel/use-loaded.ts';
import { openInvitation } from '../joining.ts';
import { LandingView } from '../parts/landing-view.tsx';
import { OpenedView } from '../parts/opened-view.tsx';

/** RTE-04: the link page. */
export function LandingPage({ params }: PageProps) {
  const link = linkCodeOf(params['link'] ?? '');
  const loaded = useLoaded(link, () => openInvitation(link));
  return (
    <OpenedView loaded={loaded}>
      {({ invitation }) => (
        <LandingView
          invitation={invitation}
          // The link's code stays out of the form's address, of its history and of what it refers to.
          onBegun={() => location.replace(invitationRegisterPath)}
        />
      )}
    </OpenedView>
  );
}
