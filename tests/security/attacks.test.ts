import { setStage } from './attack-stage.js';
import { accessRows } from './attacks/access.js';

const stage = setStage();

describe('who may call what', () => accessRows(stage));
