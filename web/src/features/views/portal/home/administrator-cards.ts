/** Cards that only an administrator's home shows: one file, because that home shows both. */
export { ConsoleCard } from './console-card.tsx';
export { FirstStepsCard } from './first-steps-card.tsx';
