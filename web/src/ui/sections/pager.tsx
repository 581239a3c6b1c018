import { type PagerProps, PageTurner } from './page-turner.tsx';
import { useSectionTexts } from './section-texts.tsx';

/** The pages of a section's list. */
export function Pager(props: PagerProps) {
  return <PageTurner {...props} texts={useSectionTexts()} />;
}
