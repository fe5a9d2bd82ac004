import { notFound } from '@mekong/contracts';
import { Access, Answers, ApiTags } from '@mekong/service-defaults';
import { Controller, Get, Header, Param } from '@nestjs/common';
import { serialKey } from './serial-key.js';
import { warrantyView } from './views.js';
import * as dto from './warranty.dto.js';
import { WarrantyRepository } from './warranty.repository.js';

@ApiTags('orders')
@Controller('api/warranty')
export class WarrantyController {
  constructor(private readonly warranties: WarrantyRepository) {}

  @Get(':serial')
  @Access('public')
  @Header('cache-control', 'no-store')
  @Answers(
    'Until when the warranty of a piece holds, by its serial number in any letter case, with or without blanks and dashes',
    200,
    dto.warrantiesAnswer,
    404,
    429,
  )
  async find(@Param('serial') serial: string) {
    const key = serialKey(serial);
    const found = key === '' ? [] : await this.warranties.findBySerial(key);
    if (found.length === 0) throw notFound('Serial number');
    return { warranties: found.map(warrantyView) };
  }
}
