import { expect, test } from 'vitest';
import { servicesOf, serviceTypes } from '@madang/contract/ground/companies/service-types.ts';
import { addTestCompany, addTestPerson, signInAs } from '../../../../testing/people.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const app = await startTestApp();
const path = '/api/v1/portal/home';

test.each(serviceTypes)(
  'PRD-06 the home of a company that signed up for %s names its included services',
  async (serviceType) => {
    const companyCode = await addTestCompany(app, { serviceType });
    const browser = await signInAs(app, await addTestPerson(app, { companyCode }));
    expect((await browser.get(path)).json()).toMatchObject({ services: servicesOf[serviceType] });
  },
);

test('ACC-01 the home requires a session', async () => {
  const answer = await app.browser().get(path);
  expect(answer.status).toBe(401);
  expect(answer.error.errorCode).toBe('AC100');
});
