import type { ImportState } from '@madang/contract/joining/imports/kinds.ts';
import type { ImportRow } from '@madang/contract/joining/imports/routes.ts';
import { StateBadge, type StateTone } from '../../../../ui/marks/state-badge.tsx';
import { useText } from '../texts.ts';

const tones: Readonly<Record<ImportState, StateTone>> = {
  reading: 'elsewhere',
  read: 'waiting',
  checking: 'elsewhere',
  checked: 'waiting',
  applying: 'elsewhere',
  applied: 'usual',
  failed: 'stopped',
};

/** State of an import in a word. */
export function ImportStateBadge({ of: { state } }: { readonly of: Pick<ImportRow, 'state'> }) {
  const t = useText();
  return <StateBadge tone={tones[state]}>{t(`states.${state}`)}</StateBadge>;
}
