import { parseArgs } from "node:util";

import { serve } from "./serve";

const { values } = parseArgs({ options: { failures: { type: "boolean", default: false } } });
serve(values);
