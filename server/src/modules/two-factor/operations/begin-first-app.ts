import { beginFirstApp as route } from '@madang/contract/two-factor/routes.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { nameHolder } from '../first-factor.ts';
import { beginApp } from '../set-up-app.ts';

/** The password was proven in this log-in. */
export const beginFirstAppCall = operation(route, async ({ kernel, pending }) =>
  beginApp(kernel, await nameHolder(kernel, pending)),
);
