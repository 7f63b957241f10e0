#!/usr/bin/env node
import { playCli } from "../player/play-cli.cjs";

await playCli(import.meta.dirname);
