export { OutboxPage } from './pages/outbox.tsx';
