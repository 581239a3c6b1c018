import { PortalProduct, type Account } from './portal-pages.ts';
import { test } from './watched-page.ts';

/**
 * How a file of journeys begins: a product of its own with one company, whose administrator's set-up is over. The
 * journeys come one after the other, for what one makes the next one sees. The account is filled in before the first;
 * `prepare` makes what else all of them need.
 */
export function portalWithOneAccount(
  prepare: (portal: PortalProduct, account: Account) => Promise<void> = async () => {},
) {
  const portal = new PortalProduct();
  const account: Account = { loginId: '', password: '', fullName: '', companyName: '', mobile: '' };
  test.describe.configure({ mode: 'serial' });
  test.beforeAll(async () => {
    await portal.start();
    Object.assign(account, await portal.newAccount());
    await prepare(portal, account);
  });
  test.afterAll(() => portal.product.stop());
  return { portal, at: (path: string) => portal.at(path), account };
}
