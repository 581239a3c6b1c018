import * as z from 'zod/mini';
import { holidayChoices } from '../../workplace/anniversaries/holidays.ts';
import { homeScreens } from '../../ground/companies/home-screens.ts';
import { route } from '../../kernel/route.ts';
import { success } from '../../kernel/wire.ts';
import { wizardSteps } from './steps.ts';

const prefix = '/api/v1/set-up';

/** State of the setup, as the wizard page needs it. */
const standing = z.strictObject({
  /**
   * State of the set-up. `elsewhere`: another administrator runs it; `otherBrowser`: the caller, in another browser;
   * `closed`: ended early, with its data kept.
   */
  state: z.enum(['new', 'here', 'elsewhere', 'otherBrowser', 'over', 'closed']),
  step: z.enum(wizardSteps),
  homeScreen: z.enum(homeScreens),
  /** Whose usual ranks, departments and boards the steps suggest (WIZ-24); `none`: no country's. */
  country: z.enum(holidayChoices),
  /** True if mail is connected; otherwise a selected inbox opens the portal home (WIZ-25). */
  isMailConnected: z.boolean(),
});
export type SetUpStanding = z.output<typeof standing>;

/** An administrator comes to the wizard. Whose browser was closed a while ago has left it with that (WIZ-18). */
export const arriveAtSetUp = route({
  method: 'POST',
  path: `${prefix}/arrivals`,
  answer: standing,
});

/** The welcome's Start button: the set-up is this browser's from now on. */
export const startSetUp = route({
  method: 'POST',
  path: `${prefix}/run`,
  answer: standing,
});

export const goToSetUpStep = route({
  method: 'PUT',
  path: `${prefix}/step`,
  body: z.strictObject({ step: z.enum(wizardSteps) }),
  answer: success,
});

export const quitSetUp = route({
  method: 'DELETE',
  path: `${prefix}/run`,
  answer: success,
});

/** WIZ-18: anyone who runs the set-up ends it in another browser than the one that has it open. */
export const endSetUpElsewhere = route({
  method: 'DELETE',
  path: `${prefix}/run-elsewhere`,
  answer: success,
});
