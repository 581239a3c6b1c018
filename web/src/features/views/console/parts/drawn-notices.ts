import { boardNameFor } from '@madang/contract/workplace/boards/names.ts';
import { endingIdDays } from '@madang/contract/views/console/limits.ts';
import type { ConsoleNotice } from '@madang/contract/views/console/routes.ts';
import { consoleHome, ownSecurityAddress, sectionAddresses, setUpAddress } from '@madang/contract/kernel/addresses.ts';
import { type DrawnNotice, useNoticeWords } from '../../../../kernel/sections/contributions.ts';
import { formatDate } from '../../../../kernel/formats.ts';
import { useLateTexts } from '../../../../kernel/text-store/late-texts.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { useText } from '../texts.ts';

/** Notices in the words of the reader, for the bell and the start page. */
export function useDrawnNotices(): (notice: ConsoleNotice) => DrawnNotice | undefined {
  const t = useText();
  const language = useLanguage();
  const wordsOf = useNoticeWords();
  const speaksAll = useLateTexts();
  return (notice) => {
    // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- kinds that capabilities add are drawn in their own folders
    switch (notice.kind) {
      case 'waitingJoins': {
        const date = formatDate(notice.waitsUntil, language);
        const title = t('notices.joins', { number: notice.count, count: notice.count });
        return {
          title,
          text: t('notices.joinsText', { date }),
          to: sectionAddresses.invitations,
          search: { item: notice.invitationId },
        };
      }
      case 'expiredInvitations': {
        const title = t('notices.expired', { number: notice.count, count: notice.count });
        return {
          title,
          text: t('notices.expiredText'),
          to: sectionAddresses.invitations,
          search: { state: 'expired' },
        };
      }
      case 'waitingPosts':
        return postsLine(notice, boardNameFor(notice, language), t);
      case 'missingFactors': {
        const title = t('notices.factors', { number: notice.count, count: notice.count });
        return notice.isOwn
          ? { title, text: t('notices.factorsOwn'), to: ownSecurityAddress }
          : { title, text: t('notices.factorsText') };
      }
      case 'endingIds': {
        const to = sectionAddresses.employees;
        const search = { item: notice.personId };
        const date = formatDate(notice.endsOn, language);
        const title = t('notices.ids', { number: notice.count, count: notice.count, days: endingIdDays });
        if (notice.ownEndsOn === null) return { title, text: t('notices.idsText', { date }), to, search };
        return { title, text: t('notices.idsOwn', { date: formatDate(notice.ownEndsOn, language) }), to, search };
      }
      case 'plannedTerms': {
        const date = formatDate(notice.takesEffectAt, language);
        return {
          title: t('notices.terms', { number: notice.count, count: notice.count }),
          text: t('notices.termsText', { date }),
        };
      }
      case 'setUpIsNew':
      case 'setUpGoesOn':
      case 'setUpRuns':
      case 'ownSetUpRuns':
        return setUpLine(notice.kind, t);
      default:
        return speaksAll ? wordsOf(notice, language) : undefined;
    }
  };
}

type WaitingPosts = Extract<ConsoleNotice, { readonly kind: 'waitingPosts' }>;

function postsLine({ boardNumber, count }: WaitingPosts, board: string, t: ReturnType<typeof useText>): DrawnNotice {
  const title = t('notices.posts', { board, number: count, count });
  return { title, text: t('notices.postsText'), to: `/portalapp/boards/${boardNumber}`, search: { state: 'waiting' } };
}

type SetUpKind = 'setUpIsNew' | 'setUpGoesOn' | 'setUpRuns' | 'ownSetUpRuns';

function setUpLine(kind: SetUpKind, t: ReturnType<typeof useText>): DrawnNotice {
  switch (kind) {
    case 'setUpIsNew':
      return { title: t('notices.setUpIsNew'), text: t('notices.setUpIsNewText'), to: setUpAddress };
    case 'setUpGoesOn':
      return { title: t('notices.setUpGoesOn'), text: t('notices.setUpGoesOnText'), to: setUpAddress };
    case 'setUpRuns':
      return { title: t('notices.setUp'), text: t('notices.setUpText') };
    case 'ownSetUpRuns':
      return { title: t('notices.ownSetUp'), text: t('notices.ownSetUpText'), to: consoleHome };
  }
}
