import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { S3mini } from 's3mini';
import type { S3Place } from '../../kernel/files/s3-files.ts';
import { freePort } from '../product-process.ts';

const patienceMs = 60_000;
const services = ['account', 'container', 'object'] as const;
const programs = ['/usr/bin/swift-proxy-server', ...services.map((name) => `/usr/bin/swift-${name}-server`)];

export const swiftMissing =
  "Debian's packages swift-proxy, swift-account, swift-container and swift-object are not installed";

/** Returns true if Debian's OpenStack Swift is installed. */
export function hasSwift(): boolean {
  return programs.every((each) => existsSync(each)) && existsSync('/usr/bin/swift-ring-builder');
}

/** OpenStack Swift with its layer that speaks S3: four servers of Debian's on loopback, one copy of everything, in a folder of its own. */
export class Swift {
  readonly #folder = mkdtempSync(join(tmpdir(), 'madang-swift-'));
  readonly #children: ChildProcess[] = [];
  readonly #port: number;

  private constructor(port: number) {
    this.#port = port;
  }

  /** Starts a server with one empty bucket. */
  static async start(): Promise<Swift> {
    const swift = new Swift(await freePort());
    try {
      await swift.#startAll();
      await swift.bucket('files').createBucket();
    } catch (error) {
      await swift.stop();
      throw error;
    }
    return swift;
  }

  /** Returns the setting of the bucket; `port` may be that of a proxy before the server. */
  place(name = 'files', port = this.#port): S3Place {
    return {
      url: `http://127.0.0.1:${port}/${name}`,
      region: 'us-east-1',
      keyId: 'madang:files',
      secret: 'a-secret-of-the-test',
    };
  }

  get address() {
    return { host: '127.0.0.1', port: this.#port };
  }

  bucket(name: string): S3mini {
    const { url, region, keyId, secret } = this.place(name);
    return new S3mini({ endpoint: url, region, accessKeyId: keyId, secretAccessKey: secret });
  }

  async stop(): Promise<void> {
    await Promise.all(this.#children.map(ended));
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #startAll(): Promise<void> {
    mkdirSync(join(this.#folder, 'disks', 'd1'), { recursive: true });
    const common = (port: number) =>
      `[DEFAULT]\nbind_ip = 127.0.0.1\nbind_port = ${port}\nworkers = 0\nuser = ${userInfo().username}\nswift_dir = ${this.#folder}\n`;
    for (const name of services) {
      const port = await freePort();
      this.#buildRing(name, port);
      this.#run(
        name,
        `${common(port)}devices = ${join(this.#folder, 'disks')}\nmount_check = false\ndisable_fallocate = true\n` +
          `[pipeline:main]\npipeline = ${name}-server\n[app:${name}-server]\nuse = egg:swift#${name}\nrecon_cache_path = ${this.#folder}\n`,
      );
    }
    const filters = [
      'catch_errors',
      'gatekeeper',
      'healthcheck',
      'cache',
      'listing_formats',
      'bulk',
      's3api',
      'tempauth',
      'slo',
    ];
    const eggs: Record<string, string> = { cache: 'memcache' };
    const more: Record<string, string> = {
      // Its sign-in asks for a cache and works without one: nothing listens there.
      cache: 'memcache_servers = 127.0.0.1:9\n',
      s3api: 'location = us-east-1\n',
      tempauth: 'user_madang_files = a-secret-of-the-test .admin\n',
    };
    this.#run(
      'proxy',
      `${common(this.#port)}[pipeline:main]\npipeline = ${filters.join(' ')} proxy-server\n` +
        '[app:proxy-server]\nuse = egg:swift#proxy\naccount_autocreate = true\n' +
        filters.map((name) => `[filter:${name}]\nuse = egg:swift#${eggs[name] ?? name}\n${more[name] ?? ''}`).join(''),
    );
    const deadline = Date.now() + patienceMs;
    for (;;) {
      const isUp = await fetch(`http://127.0.0.1:${this.#port}/healthcheck`).then(
        ({ ok }) => ok,
        () => false,
      );
      // The proxy is up before the servers behind it are.
      if (
        isUp &&
        (await this.bucket('files')
          .bucketExists()
          .then(
            () => true,
            () => false,
          ))
      )
        return;
      if (Date.now() > deadline) throw new Error('Swift did not start');
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }

  #buildRing(name: string, port: number): void {
    const file = join(this.#folder, `${name}.builder`);
    for (const args of [['create', '1', '1', '0'], ['add', `r1z1-127.0.0.1:${port}/d1`, '1'], ['rebalance']]) {
      execFileSync('/usr/bin/swift-ring-builder', [file, ...args], { stdio: 'ignore' });
    }
  }

  #run(name: string, settings: string): void {
    const file = join(this.#folder, `${name}.conf`);
    writeFileSync(file, settings);
    this.#children.push(spawn(`/usr/bin/swift-${name}-server`, [file], { stdio: 'ignore' }));
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const over = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await over;
}
