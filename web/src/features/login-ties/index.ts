export { TieCard } from './parts/tie-card.tsx';
