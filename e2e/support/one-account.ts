import { PortalProduct, type Account } from './portal-pages.ts';
import { test } from './watched-page.ts';

/**
 * Prepares a file of journeys: a company whose administrator has finished the set-up, in a product shared by its worker's files.
 * Journeys run in order, because each sees what earlier ones created. The account is filled in before the first; `prepare`
 * creates what else all of them need. `isAlone` gives a product of its own to a file that changes settings valid for all users.
 */
export function portalWithOneAccount({
  isAlone = false,
  prepare,
}: {
  readonly isAlone?: boolean;
  readonly prepare?: (portal: PortalProduct, account: Account) => Promise<void>;
} = {}) {
  const portal = new PortalProduct();
  const account: Account = { loginId: '', password: '', fullName: '', companyName: '', mobile: '' };
  test.describe.configure({ mode: 'serial' });
  if (isAlone) ownProduct(portal);
  else sharedProduct(portal);
  test.beforeAll(async () => {
    Object.assign(account, await portal.newAccount());
    await prepare?.(portal, account);
  });
  return { portal, at: (path: string) => portal.at(path), account };
}

/** For a file that changes what holds for everybody. */
function ownProduct(portal: PortalProduct) {
  test.beforeAll(() => portal.start());
  test.afterAll(() => portal.product.stop());
}

/** For a file that keeps to companies of its own. */
export function sharedProduct(portal: PortalProduct) {
  test.beforeAll(({ running }) => {
    portal.product = running.product;
  });
}
