/** A person's place beside them, in the panel of the console, and the way to the office map. */
export { PersonSeat } from './parts/person-seat.tsx';
export { PlacesLink } from './parts/places-link.tsx';
export { SeatLink } from './parts/seat-link.tsx';
