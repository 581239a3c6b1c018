import type { Page } from '../../kernel/page.ts';

/** RTE-01: the first set-up of a company. It needs a session, so it stands in the signed-in app. */
export const wizardPages: readonly Page[] = [{ path: '/userapp/wizard', entry: 'app' }];
