import type { ImportRow } from '@madang/contract/joining/imports/routes.ts';
import { StateBadge, type StateTone } from '../../../../ui/marks/state-badge.tsx';
import { endOf, type ImportEnd } from '../api.ts';
import { useText } from '../texts.ts';

const tones: Readonly<Record<ImportEnd, StateTone>> = {
  reading: 'elsewhere',
  read: 'waiting',
  checking: 'elsewhere',
  checked: 'waiting',
  applying: 'elsewhere',
  applied: 'usual',
  failed: 'stopped',
  takingBack: 'elsewhere',
  takenBack: 'past',
  cancelled: 'past',
  stopped: 'stopped',
};

/** State of an import in a word, with what became of it since. */
export function ImportStateBadge({ of }: { readonly of: Pick<ImportRow, 'state' | 'run'> }) {
  const t = useText();
  const end = endOf(of);
  return <StateBadge tone={tones[end]}>{t(`states.${end}`)}</StateBadge>;
}
