#!/usr/bin/env node
const { pathToFileURL } = require("node:url");

import("../player/play-cli.mjs").then(({ playCli }) => playCli(pathToFileURL(`${__dirname}/`).href));
