#!/usr/bin/env node
const { playCli } = require("../player/play-cli.cjs");

playCli(__dirname);
