import type { PublicPage } from '../../../kernel/feature.ts';
import { besidePicture } from './index.ts';

export const publicPages: readonly PublicPage[] = [
  {
    path: '/',
    texts: [() => import('./page-texts.ts')],
    page: async () => (await import('./pages/front.tsx')).FrontPage,
    beside: besidePicture.front,
  },
];
