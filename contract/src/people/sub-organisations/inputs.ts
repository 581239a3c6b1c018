import * as z from 'zod/mini';
import { oneSubOrganisation } from './routes.ts';
import { subOrganisationChange } from './rules.ts';

/** A change of the sub-organisation in the address. */
export const subOrganisationChanging = z.extend(subOrganisationChange, oneSubOrganisation.shape);
