import { lane } from './lane.mjs';

lane(0);
