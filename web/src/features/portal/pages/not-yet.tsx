import { UnavailablePage } from '../../../kernel/pages/unavailable.tsx';

/** ACC-07: an address of the specification whose function is not available yet. */
export function NotYetPage() {
  return <UnavailablePage />;
}
