import { renewFeed } from '../../../modules/workplace/anniversaries/operations/renew-feed.ts';
import { administratorOf } from '../../organisation.ts';
import { scenario } from './scenario.ts';

export const scenarios = [
  scenario(renewFeed, async (app, companyCode) => {
    const browser = await administratorOf(app, companyCode);
    await browser.post('/api/v1/calendar-feed');
    const target = { kind: 'calendar', id: 'HOL1' };
    return { companyCode, rows: [{ actorKind: 'person', actorId: browser.personId, target }] };
  }),
];
