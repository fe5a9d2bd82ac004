import { setStage } from './attack-stage.js';
import { accessRows } from './attacks/access.js';
import { endingRows } from './attacks/endings.js';
import { fileRows } from './attacks/files.js';
import { slowSenderRows } from './attacks/floods.js';
import { foreignOriginRows } from './attacks/foreign-origins.js';
import { forgedTokenRows } from './attacks/forged-tokens.js';
import { forgedValueRows } from './attacks/forged-values.js';
import { fromOutsideRows } from './attacks/from-outside.js';
import { guessingRows } from './attacks/guessing.js';
import { oddHttpRows } from './attacks/odd-http.js';
import { oddInputRows } from './attacks/odd-input.js';
import { oldSessionRows } from './attacks/old-sessions.js';
import { othersThingsRows } from './attacks/others-things.js';
import { scriptRows } from './attacks/scripts-in-texts.js';

const stage = setStage();

describe('who may call what', () => accessRows(stage));
describe('forged identities', () => forgedTokenRows(stage));
describe("other people's things", () => othersThingsRows(stage));
describe('forged values', () => forgedValueRows(stage));
describe('pages of other sites', () => foreignOriginRows(stage));
describe('guesses', () => guessingRows(stage));
describe('ended sessions', () => endingRows(stage));
describe('a session of staff that was left open', () => oldSessionRows(stage));
describe('script in texts', () => scriptRows(stage));
describe('files', () => fileRows(stage));
describe('from outside', () => fromOutsideRows(stage));
describe('odd HTTP', () => oddHttpRows(stage));
describe('odd input', () => oddInputRows(stage, { isFull: false }));
// Last, since the shop needs a while to get rid of what these have sent.
describe('slow senders', () => slowSenderRows(stage));
