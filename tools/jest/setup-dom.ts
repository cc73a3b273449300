/** Matchers such as `toBeVisible`, for every test that runs in a (simulated) browser. */
import "@testing-library/jest-dom";
