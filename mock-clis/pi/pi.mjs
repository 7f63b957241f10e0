#!/usr/bin/env node
import { playCli } from "../player/play-cli.mjs";

await playCli(new URL(".", import.meta.url).href);
