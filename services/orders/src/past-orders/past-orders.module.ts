import { Module } from '@nestjs/common';
import { BringHistory } from './bring-history.js';
import { CheckHistory } from './check-history.js';
import { ForgetPast } from './forget-past.js';
import { HistoryStore } from './history-store.js';
import { MyPastOrdersController } from './my-past-orders.controller.js';
import { PastCustomersController } from './past-customers.controller.js';
import { PastCustomersRepository } from './past-customers.repository.js';
import { PastOrdersController } from './past-orders.controller.js';
import { PastOrdersRepository } from './past-orders.repository.js';
import { RemoveHistory } from './remove-history.js';

@Module({
  controllers: [MyPastOrdersController, PastCustomersController, PastOrdersController],
  providers: [
    BringHistory,
    CheckHistory,
    ForgetPast,
    HistoryStore,
    PastCustomersRepository,
    PastOrdersRepository,
    RemoveHistory,
  ],
  exports: [ForgetPast],
})
export class PastOrdersModule {}
