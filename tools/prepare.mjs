// Runs before `npm start` and `npm test`, on whatever Node the machine has (18 or newer): installs what the lock
// file asks for, makes sure that Node 24 will run the product, and builds the web where its sources changed.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const installedMark = join(modules, '.madang-lock');
const builtMark = join(root, 'web/dist/.madang-sources');
const neededMajor = 24;

install();
const node = nodeForProduct();
if (!process.argv.includes('--no-build')) build(node);

function install() {
  const wanted = `${digest([join(root, 'package-lock.json')])} ${process.platform}-${process.arch}`;
  if (readMark(installedMark) === wanted) return;
  say('Installing packages (once, about a minute) ...');
  // The build needs the development packages, and PostgreSQL and Node 24 are optional ones: a machine whose
  // settings leave them out (NODE_ENV=production, omit=optional) would start nothing.
  const args = ['ci', '--include=dev', '--include=optional', '--no-progress', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  if (npm && /\.c?js$/.test(npm)) run(process.execPath, [npm, ...args]);
  else run('npm', args);
  writeFileSync(installedMark, wanted);
}

/** npm puts node_modules/.bin first on the path, so the packaged Node 24 runs the product where there is one. */
function nodeForProduct() {
  const packaged = join(modules, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  if (runs(packaged)) return packaged;
  // Made for another C library (Alpine): it would stand in front of the machine's own.
  if (isThere(packaged)) rmSync(packaged);
  if (Number(process.versions.node.split('.')[0]) >= neededMajor) return process.execPath;
  say(
    `Madang runs on Node ${neededMajor} or newer; this machine has ${process.versions.node}. Please install it and start again.`,
  );
  process.exit(1);
}

function runs(program) {
  return spawnSync(program, ['--version'], { shell: process.platform === 'win32' }).status === 0;
}

function isThere(path) {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

function build(node) {
  const sources = [...filesOf(join(root, 'web')), ...filesOf(join(root, 'contract')), join(root, 'package-lock.json')];
  const wanted = digest(sources);
  if (readMark(builtMark) === wanted) return;
  say('Building the pages ...');
  const [built, next, old] = ['dist', 'dist-next', 'dist-old'].map((name) => join(root, 'web', name));
  const args = ['build', '--outDir', next, '--emptyOutDir', '--logLevel', 'warn'];
  run(node, [join(modules, 'vite/bin/vite.js'), ...args], join(root, 'web'));
  keepLastBuild(built, next);
  rmSync(old, { recursive: true, force: true });
  if (existsSync(built)) renameSync(built, old);
  renameSync(next, built);
  rmSync(old, { recursive: true, force: true });
  writeFileSync(builtMark, wanted);
}

/** A page that the last build has sent asks for its own files, of whichever process answers; and one that runs here goes on. */
function keepLastBuild(built, next) {
  const files = join(built, 'assets');
  if (existsSync(files)) cpSync(files, join(next, 'last/assets'), { recursive: true });
}

function run(program, args, cwd = root) {
  try {
    execFileSync(program, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' && program === 'npm' });
  } catch (error) {
    say(`That did not work (${error.code ?? `exit code ${error.status}`}); the lines above say why.`);
    process.exit(1);
  }
}

function filesOf(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !['dist', 'dist-gallery', 'dist-next', 'dist-old', 'node_modules'].includes(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesOf(join(folder, entry.name)) : [join(folder, entry.name)]));
}

function digest(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    if (statSync(file).isFile()) hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function readMark(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function say(text) {
  process.stdout.write(`${text}\n`);
}
