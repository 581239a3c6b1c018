/** What an administrator's home has beside everybody's: one file, for it has both. */
export { ConsoleCard } from './console-card.tsx';
export { FirstStepsCard } from './first-steps-card.tsx';
