import type { PublicPage } from '../../../kernel/feature.ts';
import { signUpPaths } from './places.ts';

const signUpPage = async () => (await import('./pages/sign-up.tsx')).SignUpPage;

export const publicPages: readonly PublicPage[] = signUpPaths.map((path) => ({
  path,
  texts: [() => import('./page-texts.ts')],
  page: signUpPage,
}));
