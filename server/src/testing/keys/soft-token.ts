import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const library = '/usr/lib/softhsm/libsofthsm2.so';
const binding = fileURLToPath(new URL('../../../../node_modules/pkcs11js/build/Release/pkcs11.node', import.meta.url));
const [token, pin] = ['madang-test', '246810'];

/** True on a machine with SoftHSM, OpenSC and a built binding: the full run brings them. */
export const hasSoftToken = [library, binding, '/usr/bin/softhsm2-util', '/usr/bin/pkcs11-tool'].every((path) =>
  existsSync(path),
);

/** A token of SoftHSM in a folder of its own, which a test takes away and puts back. */
export class SoftToken {
  readonly #folder = mkdtempSync(join(tmpdir(), 'madang-token-'));
  readonly environment: Readonly<Record<string, string>>;

  constructor() {
    const settings = join(this.#folder, 'softhsm2.conf');
    writeFileSync(settings, `directories.tokendir = ${this.#tokens}\n`);
    this.environment = {
      MADANG_PKCS11_MODULE: library,
      MADANG_PKCS11_TOKEN: token,
      MADANG_PKCS11_PIN: pin,
      SOFTHSM2_CONF: settings,
    };
    if (hasSoftToken) this.#make();
  }

  get #tokens(): string {
    return join(this.#folder, 'tokens');
  }

  takeAway(): void {
    renameSync(this.#tokens, `${this.#tokens}-away`);
  }

  putBack(): void {
    rmSync(this.#tokens, { recursive: true, force: true });
    renameSync(`${this.#tokens}-away`, this.#tokens);
  }

  /** Another token with the same names, whose key is another one. */
  exchange(): void {
    this.takeAway();
    this.#make();
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #make(): void {
    mkdirSync(this.#tokens, { recursive: true });
    const run = (program: string, ...args: string[]) =>
      execFileSync(program, args, { env: { PATH: '/usr/bin', ...this.environment }, stdio: 'ignore' });
    run('softhsm2-util', '--init-token', '--free', '--label', token, '--pin', pin, '--so-pin', pin);
    const asUser = ['--module', library, '--token-label', token, '--login', '--pin', pin];
    run(
      'pkcs11-tool',
      ...asUser,
      '--keygen',
      '--key-type',
      'AES:32',
      '--label',
      'madang',
      '--usage-wrap',
      '--sensitive',
    );
  }
}
