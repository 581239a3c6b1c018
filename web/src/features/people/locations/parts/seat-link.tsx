import { type SeatMark, seatPageAddress, seatTextFor } from '@madang/contract/people/locations/marks.ts';
import { Link } from '../../../../kernel/navigation/link.tsx';
import { useLanguage } from '../../../../kernel/use-texts.ts';

/** A person's place in words, which leads to the map that shows it. */
export function SeatLink({ seat }: { readonly seat: SeatMark }) {
  const language = useLanguage();
  return <Link to={seatPageAddress(seat)}>{seatTextFor(seat, language)}</Link>;
}
