import { beginFirstPasskey as route } from '@madang/contract/two-factor/routes.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { nameHolder } from '../first-factor.ts';
import { beginPasskey } from '../set-up-passkey.ts';

/** The password was proven in this log-in. */
export const beginFirstPasskeyCall = operation(route, async ({ kernel, pending }) => ({
  options: await beginPasskey(kernel, await nameHolder(kernel, pending)),
}));
