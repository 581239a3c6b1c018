import * as z from 'zod/mini';
import { oneSharedAddress } from './routes.ts';
import { sharedAddressChange } from './rules.ts';

/** A change of the one in the address. */
export const sharedAddressChanging = z.extend(sharedAddressChange, oneSharedAddress.shape);
