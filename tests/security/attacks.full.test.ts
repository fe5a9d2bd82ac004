import { setStage } from './attack-stage.js';
import { floodRows, wideFloodRows } from './attacks/floods.js';
import { oddInputRows } from './attacks/odd-input.js';
import { timingRows } from './attacks/timing.js';

const stage = setStage();

describe('floods', () => {
  floodRows(stage);
  wideFloodRows(stage);
});
describe('timing', () => timingRows(stage));
describe('all odd input', () => oddInputRows(stage, { isFull: true }));
