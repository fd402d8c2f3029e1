// Vitest's runner for `npm run mutate`: repeats each test once for every fault that it reaches, in one process.
import { appendFileSync, readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { TestRunner, type RunnerTask, type RunnerTestCase, type RunnerTestFile, type TestTryOptions } from 'vitest';
import { planSchema, type Line } from './fault-report.ts';

/** What a test may take longer with a fault than without one, before the process is ended. */
const LONGEST_MS = 6_000;
const TIMES_AS_LONG = 20;

// Tests replace the clock.
const { now } = Date;
const plan = planSchema.parse(JSON.parse(readFileSync(process.env['FAULT_PLAN'] ?? '', 'utf8')));
const say = (line: Line) => appendFileSync(plan.report, `${JSON.stringify(line)}\n`);

const holder: typeof globalThis & { isFault?: (id: number) => boolean; faults?: Faults } = globalThis;

class Faults {
  active = -1;
  reached = new Set<number>();
  noticed = new Set<number>();
  hasStrayError = false;
  /** The moment at which the process is ended, for a thread that sees to it: a fault can make a loop without end. */
  readonly until = new Float64Array(new SharedArrayBuffer(8));

  constructor() {
    const kill = `
      const { workerData } = require('node:worker_threads');
      setInterval(() => { if (workerData[0] > 0 && Date.now() > workerData[0]) process.kill(${process.pid}, 'SIGKILL'); }, 250);`;
    new Worker(kill, { eval: true, workerData: this.until }).unref();
    process.on('unhandledRejection', () => (this.hasStrayError = true));
    process.on('uncaughtException', () => (this.hasStrayError = true));
  }
}

const faults = (holder.faults ??= new Faults());
holder.isFault = (id) => {
  faults.reached.add(id);
  return faults.active === id;
};

function testsOf(tasks: readonly RunnerTask[]): RunnerTestCase[] {
  return tasks.flatMap((task) => (task.type === 'suite' ? testsOf(task.tasks) : [task]));
}

function nameOf(task: RunnerTask): string {
  return task.suite ? `${nameOf(task.suite)} ${task.name}` : task.name;
}

const untriedOf = (test: RunnerTask) => (plan.tries?.[test.id]?.ids ?? []).filter((id) => !faults.noticed.has(id));

// oxlint-disable-next-line import/no-default-export -- Vitest asks for it
export default class FaultRunner extends TestRunner {
  private queue: number[] = [];
  private begunMs = 0;

  onBeforeRunFiles(files: RunnerTestFile[]): void {
    say({ loaded: [...faults.reached] });
    if (plan.tries) for (const test of testsOf(files)) if (untriedOf(test).length === 0) test.mode = 'skip';
  }

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    await super.onBeforeRunTask(test);
    if (test.mode === 'skip' || test.mode === 'todo') return;
    this.queue = untriedOf(test);
    if (plan.tries && this.queue.length === 0) test.mode = 'skip';
    // Twice without a fault to see that it can be repeated; once at the end to see that no fault has spoilt it.
    test.repeats = plan.tries ? this.queue.length : 1;
  }

  override onBeforeTryTask(test: RunnerTestCase, options: TestTryOptions): void {
    super.onBeforeTryTask(test, options);
    this.begunMs = now();
    faults.hasStrayError = false;
    if (!plan.tries) {
      if (options.repeats === 0) faults.reached.clear();
      return;
    }
    const id = this.queue[options.repeats ?? 0];
    faults.active = id ?? -1;
    faults.until[0] = now() + LONGEST_MS + TIMES_AS_LONG * (plan.tries[test.id]?.ms ?? 0);
    if (id !== undefined) say({ begun: id, test: test.id });
  }

  override async onAfterRetryTask(test: RunnerTestCase, options: TestTryOptions): Promise<void> {
    await super.onAfterRetryTask(test, options);
    // What nobody awaited may fail now.
    await new Promise(setImmediate);
    const passed = test.result?.state !== 'fail' && !faults.hasStrayError;
    faults.until[0] = 0;
    const { active } = faults;
    faults.active = -1;
    if (!plan.tries) {
      const name = nameOf(test);
      if (options.repeats === 0 && !passed) say({ failing: `${test.file.name} > ${name}` });
      const ms = now() - this.begunMs;
      if (options.repeats === 1)
        say({ test: test.id, name, file: test.file.name, reached: [...faults.reached], ms, isRepeatable: passed });
    } else if (active >= 0) {
      if (!passed) faults.noticed.add(active);
      say({ tried: active, test: test.id, noticed: !passed });
    } else if (!passed) say({ spoilt: test.id });
    if (test.result) {
      delete test.result.errors;
      test.result.state = 'pass';
    }
  }
}
