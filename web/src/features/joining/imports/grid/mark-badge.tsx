import type { ImportMark } from '@madang/contract/joining/imports/kinds.ts';
import { StateBadge, type StateTone } from '../../../../ui/marks/state-badge.tsx';
import { useText } from '../texts.ts';

const tones: Readonly<Record<ImportMark, StateTone>> = {
  new: 'elsewhere',
  changed: 'waiting',
  left: 'past',
  refused: 'stopped',
};

/** Outcome of a row in a word; nothing until it was tried. */
export function MarkBadge({ mark }: { readonly mark: ImportMark | null }) {
  const t = useText();
  return mark === null ? null : <StateBadge tone={tones[mark]}>{t(`marks.${mark}`)}</StateBadge>;
}
