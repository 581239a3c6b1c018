import { route } from '../../../kernel/route.ts';
import { success } from '../../../kernel/wire.ts';

/** The mobile number is optional, so it can be taken away; an external mail can only be changed. */
export const removeMobile = route({
  method: 'DELETE',
  path: '/api/v1/profile/mobile',
  answer: success,
});
