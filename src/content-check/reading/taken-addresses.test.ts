import { readdirSync } from "node:fs";
import { join } from "node:path";
import { PLATFORM_PATHS } from "../../services/platform-urls";
import { ownerOf, ownerOfMoved } from "./taken-addresses";

it("reserves the address of every file in `static/`, and of every page of the platform", () => {
  const served = readdirSync(join(__dirname, "../../../static")).map((name) => `/${name}`);
  const free = [...served, ...PLATFORM_PATHS].filter((address) => ownerOf(address) === undefined || ownerOfMoved(address) === undefined);
  expect(served.length + PLATFORM_PATHS.length).toBeGreaterThan(5);
  expect(free).toEqual([]);
});

it.each(["/", "/logins", "/users", "/statics", "/file-sharing", "/indexes", "/about/login", "/icon"])("leaves %s free", (address) => {
  expect(ownerOf(address)).toBeUndefined();
});
