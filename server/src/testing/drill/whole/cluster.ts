import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../product-process.ts';
import { Node } from './node.ts';
import { asNobody, Part } from './part.ts';
import { nodeSettings, type NodeValues, poolerSettings, primaryProxy } from './samples.ts';

const programs = ['/usr/bin/patroni', '/usr/bin/etcd', '/usr/sbin/haproxy', '/usr/sbin/pgbouncer'];
const patienceMs = 120_000;

interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
  readonly timeline?: number;
  /** Number of bytes by which the member lags, or that it is unknown. */
  readonly lag?: number | 'unknown';
}

export interface Healed {
  /** Nodes that did not follow by themselves and were copied again by hand. */
  readonly copied: readonly string[];
  /** The members as they were in the end, where that did not help. */
  readonly left?: string;
}

/** Returns the Debian programs that are not installed. */
export function missingPrograms(): string[] {
  return programs.filter((each) => !existsSync(each));
}

export function patroniVersion(): string {
  return execFileSync('/usr/bin/patroni', ['--version'], { encoding: 'utf8' }).trim().replace('patroni ', '');
}

/**
 * Returns true before 3.0.3, in which a frozen node may take the leader's key back by the registry's third protocol.
 */
export function losesLeaderKeys(version = patroniVersion()): boolean {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return major * 10_000 + minor * 100 + patch < 30_003;
}

/** Starts Debian's Patroni with three nodes, etcd, pgbouncer and HAProxy on loopback, by the samples of `deploy/`. */
export class Cluster {
  readonly nodes: Node[] = [];
  readonly registry: Part;
  readonly pooler: Part;
  readonly #folder: string;
  readonly #proxy: Part;
  readonly #poolerPort: number;

  private constructor(
    folder: string,
    ports: { readonly client: number; readonly peer: number; readonly pooler: number },
  ) {
    this.#folder = folder;
    this.#poolerPort = ports.pooler;
    const [clients, peers] = [`http://127.0.0.1:${ports.client}`, `http://127.0.0.1:${ports.peer}`];
    const registry = {
      'data-dir': join(folder, 'registry'),
      'enable-v2': 'true',
      'log-level': 'warn',
      'listen-client-urls': clients,
      'advertise-client-urls': clients,
      'listen-peer-urls': peers,
      'initial-advertise-peer-urls': peers,
      'initial-cluster': `default=${peers}`,
    };
    const words = Object.entries(registry).map(([name, value]) => `--${name}=${value}`);
    this.registry = this.#part('registry', ['/usr/bin/etcd', ...words]);
    this.#proxy = this.#part('proxy', ['/usr/sbin/haproxy', '-db', '-f', join(folder, 'haproxy.cfg')]);
    this.pooler = this.#part('pooler', ['/usr/sbin/pgbouncer', join(folder, 'pgbouncer.ini')]);
  }

  /**
   * Starts a cluster with PostgreSQL's programs of a folder and a protocol of the registry: `etcd3`, or the older
   * `etcd`.
   */
  static async start(binaries: string, protocol: 'etcd3' | 'etcd'): Promise<Cluster> {
    const folder = mkdtempSync('/tmp/madang-cluster-');
    chmodSync(folder, 0o755);
    if (asNobody) chownSync(folder, asNobody.uid, asNobody.gid);
    const ports = { client: await freePort(), peer: await freePort(), pooler: await freePort() };
    const cluster = new Cluster(folder, ports);
    try {
      await cluster.#startAll({ binaries, protocol, registry: `127.0.0.1:${ports.client}` });
    } catch (error) {
      await cluster.stop();
      throw error;
    }
    return cluster;
  }

  async #startAll(common: Pick<NodeValues, 'binaries' | 'protocol' | 'registry'>): Promise<void> {
    const file = (name: string) => join(this.#folder, name);
    this.registry.start();
    for (const name of ['node-a', 'node-b', 'node-c']) {
      const place = { name, port: await freePort(), rest: await freePort(), data: file(name) };
      const settings = file(`${name}.yml`);
      writeFileSync(settings, nodeSettings({ ...place, ...common }));
      this.nodes.push(new Node({ ...place, settings, log: file(`${name}.log`) }));
    }
    for (const node of this.nodes) node.start();
    const primary = await freePort();
    writeFileSync(file('haproxy.cfg'), primaryProxy(primary, this.nodes));
    writeFileSync(file('userlist.txt'), '"madang_web" "change-me"\n');
    writeFileSync(file('pgbouncer.ini'), poolerSettings(this.#poolerPort, primary, file('userlist.txt')));
    this.#proxy.start();
    const { left } = await this.whole();
    if (left !== undefined) throw new Error(`the cluster did not start: ${left}`);
    this.pooler.start();
  }

  #part(name: string, command: readonly [string, ...string[]]): Part {
    return new Part(command, join(this.#folder, `${name}.log`));
  }

  /** All hosts, for the setting of a process. */
  get address(): string {
    const hosts = this.nodes.map(({ port }) => `127.0.0.1:${port}`).join(',');
    return `postgres://postgres:change-me@${hosts}/postgres`;
  }

  /** The way of requests: pgbouncer, then the proxy that knows the primary. */
  get poolerAddress(): string {
    return `postgres://madang_web:change-me@127.0.0.1:${this.#poolerPort}/madang`;
  }

  async leader(): Promise<Node> {
    const deadline = performance.now() + patienceMs;
    while (performance.now() < deadline) {
      for (const node of this.nodes) if (await node.isLeader()) return node;
      await pause(200);
    }
    throw new Error(`there is no leader:\n${this.nodes.map(({ said }) => said).join('\n')}`);
  }

  /** Waits until there is a leader with a synchronous standby, and each other node follows. */
  async whole(): Promise<Healed> {
    const copied: string[] = [];
    const began = performance.now();
    for (;;) {
      const members = await this.#members();
      const leader = members.find(({ role }) => role === 'leader');
      const ok = ({ state, timeline, lag }: Member) =>
        ['streaming', 'running'].includes(state) && timeline === leader?.timeline && lag !== 'unknown';
      const hasStandby = members.some(({ role }) => role === 'sync_standby');
      if (members.length === this.nodes.length && hasStandby && members.every(ok)) return { copied };
      const waited = performance.now() - began;
      if (waited > patienceMs) return { copied, left: JSON.stringify(members) };
      if (waited > patienceMs / 2 && copied.length === 0) {
        copied.push(...members.filter((each) => !ok(each)).map(({ name }) => name));
        for (const name of copied) this.control('reinit', 'madang', name, '--force');
      }
      await pause(500);
    }
  }

  /** `patronictl`; answers what it said. */
  control(...args: readonly string[]): string {
    const settings = this.nodes[0]?.settings ?? '';
    return execFileSync('/usr/bin/patronictl', ['-c', settings, ...args], { encoding: 'utf8', stdio: 'pipe' });
  }

  async stop(): Promise<void> {
    await this.pooler.kill();
    await this.#proxy.kill();
    for (const node of this.nodes) await node.lose();
    this.registry.signal('SIGCONT');
    await this.registry.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #members(): Promise<Member[]> {
    for (const { rest } of this.nodes) {
      const found = await fetch(`http://127.0.0.1:${rest}/cluster`, { signal: AbortSignal.timeout(2_000) })
        .then(async (answer) => ((await answer.json()) as { members: Member[] }).members)
        .catch(() => undefined);
      if (found) return found;
    }
    return [];
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
