import { UnavailablePage } from '../../../kernel/pages/unavailable.tsx';

/** A register menu whose work is not there yet. */
export function UnavailableMenuPage() {
  return <UnavailablePage />;
}
