import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { isRunning, markOf, type ProcessMark } from './process-mark.ts'
import { exitAtSignal } from './stop-signal.ts'
import { stop } from './stop.ts'
import { writeWhole } from './whole-file.ts'

/** Who works on a data folder. */
export interface FolderUse {
  /** As a sentence names it. */
  by: string
  databaseUrl: string
  process: ProcessMark
  database?: ProcessMark
}

/** Keeps a data folder for this command until it ends; ends it with a sentence where another one has it. */
export function claimFolder(
  folder: string,
  { by, databasePort }: { by: string; databasePort: number },
): { noteDatabase: (pid: number) => void } {
  exitAtSignal()
  const own: FolderUse = {
    by,
    databaseUrl: `http://127.0.0.1:${databasePort}`,
    process: requireMark(process.pid),
  }
  const file = fileIn(folder)
  makeFolder(folder)
  while (!isTaken(file, own)) {
    const use = findUse(folder)
    if (use) stop(refusalOf(folder, use))
    setAside(file)
  }
  process.once('exit', () => rmSync(file, { force: true }))
  return {
    noteDatabase: (pid) => writeWhole(file, JSON.stringify({ ...own, database: markOf(pid) })),
  }
}

/** Who works on a data folder now: what was written by a process that is gone counts for nothing. */
export function findUse(folder: string): FolderUse | undefined {
  const use = parsed(contentOf(fileIn(folder)))
  return use && (isRunning(use.process) || isRunning(use.database)) ? use : undefined
}

function fileIn(folder: string): string {
  return `${folder}/in-use.json`
}

function requireMark(pid: number): ProcessMark {
  const mark = markOf(pid)
  if (!mark) throw new Error(`/proc tells nothing of process ${pid}`)
  return mark
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    stop(`DATA_DIR is ${folder}, which cannot be made: ${String(error)}`)
  }
}

/** True where nobody had the file; it is there whole or not at all. */
function isTaken(file: string, own: FolderUse): boolean {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, JSON.stringify(own))
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (isNamed(error, 'EEXIST')) return false
    throw error
  } finally {
    rmSync(draft)
  }
}

/** Takes away what a process that is gone left; what another one wrote meanwhile is put back. */
function setAside(file: string): void {
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
    const use = parsed(contentOf(aside))
    if (use && isRunning(use.process)) linkSync(aside, file)
  } catch (error) {
    if (!isNamed(error, 'ENOENT') && !isNamed(error, 'EEXIST')) throw error
  }
  rmSync(aside, { force: true })
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (isNamed(error, 'ENOENT') || isNamed(error, 'ENOTDIR')) return ''
    throw error
  }
}

/** A machine that lost its power may have kept half of the file. */
function parsed(text: string): FolderUse | undefined {
  try {
    return JSON.parse(text) as FolderUse
  } catch {
    return undefined
  }
}

function refusalOf(folder: string, { by, process: holder, database }: FolderUse): string {
  if (isRunning(holder))
    return `${folder} is in use by ${by} (process ${holder.pid}). Stop it first (Ctrl C), or choose another folder with DATA_DIR.`
  return `The database of ${by} still runs on ${folder} (process ${database?.pid}), though that was broken off. End it first: kill ${database?.pid}`
}

function isNamed(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
