import * as z from 'zod/mini';
import { oneSharedAddress } from './routes.ts';
import { ownMembers, sharedAddressChange } from './rules.ts';

/** A change of the one in the address. */
export const sharedAddressChanging = z.extend(sharedAddressChange, oneSharedAddress.shape);

/** Members of the one in the address. */
export const ownMembersChanging = z.extend(ownMembers, oneSharedAddress.shape);
