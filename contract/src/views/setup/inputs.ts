import * as z from 'zod/mini';
import { anyText } from '../../kernel/rules.ts';
import { homeScreens } from '../../ground/companies/home-screens.ts';
import { goToSetUpStep } from './routes.ts';

// What the operations of a set-up take; `setUpSecret` is what the browser that runs it holds, and no page sends it.

export const setUpCaller = z.strictObject({ setUpSecret: z.optional(anyText()) });
export const setUpStep = z.extend(goToSetUpStep.body, setUpCaller.shape);
export const homeScreenChoice = z.extend(setUpCaller, { homeScreen: z.enum(homeScreens) });
