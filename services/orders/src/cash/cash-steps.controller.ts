import { Body, Controller, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { Access, Answers, ApiTags, Caller, type Identity, showStale } from '@mekong/service-defaults';
import { type Order, scopeOf } from '../orders/index.js';
import { managedOrderAnswer, managedOrderView, orderIdParam } from '../orders/orders.http.js';
import { StaffRepository } from '../staff/index.js';
import { cashStepBody, type CashStepBody, undoBody, type UndoBody } from './cash-steps.dto.js';
import { NoteCashStep, type CashStep } from './note-cash-step.js';
import { UndoHandOver } from './undo-hand-over.js';

@ApiTags('orders')
@Controller('api/admin/orders/:orderId/cod')
export class CashStepsController {
  constructor(
    private readonly noteCashStep: NoteCashStep,
    private readonly undoHandOver: UndoHandOver,
    private readonly staff: StaffRepository,
  ) {}

  @Patch()
  @Access(['admin', 'support'])
  @Answers(
    'Notes what happened to an order that is paid in cash at the door: by phone, or there',
    200,
    managedOrderAnswer,
    400,
    401,
    403,
    404,
    409,
  )
  async note(
    @Caller() caller: Identity,
    @Param('orderId', { schema: orderIdParam }) orderId: string,
    @Body({ schema: cashStepBody }) body: CashStepBody,
  ) {
    await this.staff.refuseOrder(caller, orderId);
    const view = (order: Order) => managedOrderView(order, scopeOf(caller));
    const noted = this.noteCashStep.note(caller, orderId, stepOf(body), body.version);
    return { order: view(await noted.catch(showStale(view))) };
  }

  @Post('undo')
  @HttpCode(200)
  @Access(['admin'])
  @Answers(
    'Undoes that it was handed over, which was noted by mistake: on the same day, while its cash has not come in',
    200,
    managedOrderAnswer,
    400,
    401,
    403,
    404,
    409,
  )
  async undo(
    @Caller() caller: Identity,
    @Param('orderId', { schema: orderIdParam }) orderId: string,
    @Body({ schema: undoBody }) { version }: UndoBody,
  ) {
    const view = (order: Order) => managedOrderView(order, scopeOf(caller));
    const undone = this.undoHandOver.undo(caller, orderId, version);
    return { order: view(await undone.catch(showStale(view))) };
  }
}

function stepOf({ step, collected, fee_cents: feeCents, restock = false }: CashStepBody): CashStep {
  if (step === 'handed_over')
    return { step, feeCents, collected: { cents: collected!.usd_cents, khr: collected!.khr } };
  return step === 'refused' ? { step, feeCents, restock } : { step };
}
