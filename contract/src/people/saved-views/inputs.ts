import * as z from 'zod/mini';
import { anyText, storedId } from '../../kernel/rules.ts';
import { oneSavedView } from './routes.ts';
import { savedViewBefore, savedViewChange } from './rules.ts';

/** A change of the one in the address. */
export const savedViewChanging = z.extend(savedViewChange, oneSavedView.shape);

/** Shares a view again under its former name, unless its owner changed it since. */
export const savedViewSharing = z.extend(oneSavedView, { savedViewName: anyText(), expected: savedViewBefore });

/** Gives a shared view to another person; null where it has no owner. */
export const savedViewHandover = z.extend(oneSavedView, {
  fromPersonId: z.nullable(storedId),
  toPersonId: z.nullable(storedId),
});
