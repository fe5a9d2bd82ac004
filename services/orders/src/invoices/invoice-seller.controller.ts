import { Body, Controller, Get, Put } from '@nestjs/common';
import {
  Access,
  Answers,
  ApiTags,
  Caller,
  type Identity,
  NeedsFreshPassword,
  showStale,
} from '@mekong/service-defaults';
import { ChangeInvoiceSeller } from './change-invoice-seller.js';
import * as dto from './invoice-seller.dto.js';
import { InvoiceSellerRepository } from './invoice-seller.repository.js';
import { sellerView } from './views.js';

@ApiTags('invoices')
@Controller('api/admin/invoice-seller')
export class InvoiceSellerController {
  constructor(
    private readonly repository: InvoiceSellerRepository,
    private readonly changeSeller: ChangeInvoiceSeller,
  ) {}

  @Get()
  @Access(['admin', 'packer', 'seller', 'support'])
  @Answers('Who sells, as invoices say it', 200, dto.sellerAnswer, 401, 403)
  async find() {
    return sellerView(await this.repository.find());
  }

  @Put()
  @Access(['admin'])
  @NeedsFreshPassword()
  @Answers('Replaces who sells on later invoices', 200, dto.sellerAnswer, 400, 401, 403, 409)
  async change(
    @Caller() caller: Identity,
    @Body({ schema: dto.sellerBody }) { version, ...seller }: dto.SellerBody,
  ) {
    return sellerView(await this.changeSeller.change(caller, seller, version).catch(showStale(sellerView)));
  }
}
